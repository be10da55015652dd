/** What a spreadsheet takes for the start of a formula or a command: the signs, their wide and mathematical twins, and the pipe. */
const TRIGGER = /^[=+\-@|\u2010-\u2015\u2212\uFE62-\uFE66\uFE63\uFE6B\uFF0B\uFF0D\uFF1D\uFF20\uFF5C]/;
/** Spreadsheets look past these before they decide. */
const PASSED_OVER = /^[\s\p{C}"'`\u200B\uFEFF]+/u;
/** Tab, line break or another control at the very start moves what follows to a cell of its own in some programs. */
const CONTROL = /^\p{Cc}/u;

/** Text as text (SEC-17): a name that reads like a formula gets an apostrophe before it, and nothing else changes. */
export function safeCell(text: string): string {
  return CONTROL.test(text) || TRIGGER.test(text.replace(PASSED_OVER, '')) ? `'${text}` : text;
}
