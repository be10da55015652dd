const DAY_MS = 86_400_000;
/** Day 0 of Excel's calendar. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
/** 1927 to 2064: below, a number is a year or a registration. */
const SERIALS = { least: 10_000, most: 60_000 };

const DAY_FIRST = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})(?: .*)?$/;
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[T ].*)?$/;

const iso = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1900 && year < 2100 ? date.toISOString().slice(0, 10) : null;
};

/** Two digits: whoever is in school today was born after 1930. */
const wholeYear = (year: number) => (year >= 100 ? year : year < 30 ? 2000 + year : 1900 + year);

/** dd/mm/yyyy and its relatives, ISO, or Excel's count of days, as ISO; null when it is none of them. */
export function readDate(text: string): string | null {
  const said = text.trim();
  const dayFirst = DAY_FIRST.exec(said);
  if (dayFirst) return iso(wholeYear(Number(dayFirst[3])), Number(dayFirst[2]), Number(dayFirst[1]));
  const yearFirst = YEAR_FIRST.exec(said);
  if (yearFirst) return iso(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const serial = /^\d{5}(?:[.,]\d+)?$/.test(said) ? Math.floor(Number(said.replace(',', '.'))) : 0;
  if (serial < SERIALS.least || serial > SERIALS.most) return null;
  return new Date(EXCEL_EPOCH + serial * DAY_MS).toISOString().slice(0, 10);
}

/** As it is written in Brazil: 2010-03-12 → 12/03/2010. What is no date stays as it is. */
export const shownDate = (text: string): string => readDate(text)?.split('-').reverse().join('/') ?? text;
