/** From what a person typed for an option to the value that Discord would send, or the reason why not. */

export const OptionType = { STRING: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, ROLE: 8, MENTIONABLE: 9, NUMBER: 10 };

const LONGEST = 6000;

/**
 * @typedef {{value?: any, problem?: string, values?: Record<string, string | number>}} Parsed a value or a problem
 */

/**
 * @param {any} option
 * @param {string} text
 * @returns {Parsed}
 */
export function parseValue(option, text) {
  if (option.choices?.length) return { problem: 'option.choose' };
  if (option.type === OptionType.STRING) return parseText(option, text);
  if (option.type === OptionType.INTEGER || option.type === OptionType.NUMBER) return parseNumber(option, text);
  return { problem: 'option.choose' };
}

/** @returns {Parsed} */
function parseText(option, text) {
  const length = [...text].length;
  if (option.min_length && length < option.min_length) return { problem: 'option.too_short', values: { n: option.min_length } };
  const most = option.max_length ?? LONGEST;
  return length > most ? { problem: 'option.too_long', values: { n: most } } : { value: text };
}

/** @returns {Parsed} */
function parseNumber(option, text) {
  const number = Number(text.trim().replace(',', '.'));
  const whole = option.type === OptionType.INTEGER;
  if (!text.trim() || Number.isNaN(number) || (whole && !Number.isInteger(number))) {
    return { problem: whole ? 'option.whole' : 'option.number' };
  }
  if (option.min_value !== undefined && number < option.min_value) return { problem: 'option.least', values: { least: option.min_value } };
  if (option.max_value !== undefined && number > option.max_value) return { problem: 'option.most', values: { most: option.max_value } };
  return { value: number };
}
