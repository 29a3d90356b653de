/** How places are marked everywhere on the page. */
import { icon } from '../icons.js';
import { ChannelType, isDm, isThread } from '../state/world.js';

/** @param {Channel} channel */
export function placeIcon(channel) {
  if (isDm(channel) || channel.type === ChannelType.PRIVATE_THREAD) return icon('lock');
  if (isThread(channel)) return icon('thread');
  return icon(channel.type === ChannelType.NEWS ? 'news' : 'hash');
}
