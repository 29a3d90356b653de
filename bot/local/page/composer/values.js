/** From what a person typed for an option to the value that Discord would send, or the reason why not. */

export const OptionType = {
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
  ATTACHMENT: 11,
};

const LONGEST = 6000;

/**
 * @typedef {{value?: any, problem?: string, values?: Record<string, string | number>}} Parsed a value or a problem
 */

/**
 * @param {CommandOption} option
 * @param {string} text
 * @returns {Parsed}
 */
export function parseValue(option, text) {
  if (option.choices?.length) return { problem: 'option.choose' };
  if (option.type === OptionType.STRING) return parseText(option, text);
  if (option.type === OptionType.INTEGER || option.type === OptionType.NUMBER) return parseNumber(option, text);
  return { problem: 'option.choose' };
}

/** @param {CommandOption} option @param {string} text @returns {Parsed} */
function parseText(option, text) {
  const length = [...text].length;
  const { min_length: least = 0, max_length: most = LONGEST } = option;
  if (length < least) return { problem: 'option.too_short', values: { n: least } };
  return length > most ? { problem: 'option.too_long', values: { n: most } } : { value: text };
}

/** @param {CommandOption} option @param {string} text @returns {Parsed} */
function parseNumber(option, text) {
  const number = Number(text.trim().replace(',', '.'));
  const whole = option.type === OptionType.INTEGER;
  if (!text.trim() || Number.isNaN(number) || (whole && !Number.isInteger(number))) {
    return { problem: whole ? 'option.whole' : 'option.number' };
  }
  const { min_value: least = -Infinity, max_value: most = Infinity } = option;
  if (number < least) return { problem: 'option.least', values: { least } };
  if (number > most) return { problem: 'option.most', values: { most } };
  return { value: number };
}
