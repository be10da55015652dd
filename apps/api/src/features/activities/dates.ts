import { messages } from '@lauda/contract/messages';
import { invalid } from '../../problems';

type Dates = { opens_at: string; closes_at: string };
const TWO_YEARS = 2 * 366 * 24 * 3600 * 1000;

export function refuseDisorder({ opens_at, closes_at }: Dates) {
  if (Date.parse(closes_at) <= Date.parse(opens_at)) throw invalid({ closes_at: [messages.closesBeforeOpening] });
}

/** Of a new activity: it ends in the future, and not in a year that was mistyped. */
export function refuseOddDates(dates: Dates, now = Date.now()) {
  refuseDisorder(dates);
  if (Date.parse(dates.closes_at) <= now) throw invalid({ closes_at: [messages.closesInThePast] });
  refuseFarDates(dates, now);
}

export function refuseFarDates(dates: Dates, now = Date.now()) {
  for (const field of ['opens_at', 'closes_at'] as const)
    if (Math.abs(Date.parse(dates[field]) - now) > TWO_YEARS) throw invalid({ [field]: [messages.datesTooFar] });
}
