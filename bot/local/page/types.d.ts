/**
 * The shapes that the page works with, for the checker alone: nothing of this reaches a browser.
 * What comes from the server has Discord's own wire shapes.
 */

type App = import('./app.js').App;
type World = import('./state/world.js').World;
type Translate = import('./strings/index.js').Translate;
/** What an element may hold: text and numbers become text, lists are unfolded, and the rest is left out. */
type Child = Node | string | number | boolean | null | undefined | Child[];
type Surroundings = import('./markdown/render.js').Surroundings;
type Inline = import('./markdown/inline.js').Inline;
type Point = import('./lightbox/viewport.js').Point;
type OptionField = import('./composer/option_field.js').OptionField;
type Suggestion = import('./composer/option_field.js').Suggestion;
type Entry = import('./composer/commands.js').Entry;
type Local = import('./interactions.js').Local;
type Course = import('./interactions.js').Course;
type Choice = import('./components/choices.js').Choice;
type Picture = import('./components/media.js').Picture;

/** Attributes of an element; functions named `on…` become listeners. */
interface Props {
    onkeydown?: (event: KeyboardEvent) => void;
    onsubmit?: (event: SubmitEvent) => void;
    ontoggle?: (event: Event & { target: HTMLDetailsElement }) => void;
    [name: string]: any;
}

interface User {
    id: string;
    username: string;
    global_name?: string | null;
    bot?: boolean;
}

interface Player {
    user: User;
    link: string;
    dms_open: boolean;
    locale: string;
    online: boolean;
    pings?: number;
}

interface Channel {
    id: string;
    type: number;
    name?: string;
    parent_id?: string | null;
    guild_id?: string;
    position?: number;
    topic?: string | null;
    recipients?: User[];
    member?: object;
    last_message_id?: string | null;
    thread_metadata?: { archived: boolean; locked?: boolean };
}

interface Role {
    id: string;
    name: string;
}

interface Guild {
    id: string;
    name: string;
    members: User[];
    roles?: Role[];
}

/** A guild as the server tells it: with its places, and its members in Discord's wrapping. */
interface ToldGuild {
    id: string;
    name: string;
    roles?: Role[];
    channels?: Channel[];
    threads?: Channel[];
    members?: { user: User }[];
}

interface Emoji {
    id?: string;
    name: string;
    animated?: boolean;
}

interface Media {
    url: string;
    width?: number | null;
    height?: number | null;
}

interface Attachment extends Media {
    filename: string;
    size?: number;
    content_type?: string;
    description?: string | null;
}

interface SelectOption {
    value: string;
    label: string;
    description?: string;
    emoji?: Emoji;
    default?: boolean;
}

/** Any of Discord's components: what it has beyond these depends on its type, and the server has checked it. */
interface Component {
    type: number;
    id?: number;
    [field: string]: any;
}

interface Interacted {
    user?: User;
    name?: string;
}

interface Message {
    id: string;
    channel_id: string;
    type: number;
    content: string;
    author: User;
    timestamp: string;
    edited_timestamp: string | null;
    flags: number;
    components: Component[];
    attachments: Attachment[];
    embeds: object[];
    mentions: User[];
    mention_everyone: boolean;
    nonce?: string | number;
    thread?: Channel;
    referenced_message?: Message | null;
    interaction_metadata?: Interacted;
    interaction?: Interacted;
}

interface Localizable {
    name?: string;
    description?: string;
    name_localizations?: Record<string, string> | null;
    description_localizations?: Record<string, string> | null;
}

interface OptionChoice extends Localizable {
    name: string;
    value: string | number;
}

interface CommandOption extends Localizable {
    name: string;
    description: string;
    type: number;
    required?: boolean;
    autocomplete?: boolean;
    choices?: OptionChoice[];
    options?: CommandOption[];
    channel_types?: number[];
    min_value?: number;
    max_value?: number;
    min_length?: number;
    max_length?: number;
}

interface Command extends Localizable {
    id: string;
    name: string;
    description: string;
    type?: number;
    guild_id?: string;
    options?: CommandOption[];
    contexts?: number[] | null;
    dm_permission?: boolean;
}

/** An option as an interaction sends it. */
interface GivenOption {
    name: string;
    type: number;
    value?: any;
    focused?: boolean;
    options?: GivenOption[];
}

interface Game extends Localizable {
    key: string;
    name: string;
    seats: [number, number];
    lessons?: boolean;
}

/** The bot's permissions, by their names: everywhere, and in each channel. */
interface BotPermissions {
    bot: Record<string, boolean>;
    channels: Record<string, Record<string, boolean>>;
}

interface ModalForm {
    nonce: string;
    interaction_id: string;
    custom_id: string;
    title: string;
    components: Component[];
    channel_id?: string;
}

interface Hello {
    me: User;
    bot: User;
    players: Player[];
    guilds: ToldGuild[];
    dms: Channel[];
    messages: Record<string, Message[]>;
    unread: Record<string, number>;
    pings: Record<string, number>;
    commands: Command[];
    permissions: BotPermissions;
    games: Game[];
    version: number;
}
