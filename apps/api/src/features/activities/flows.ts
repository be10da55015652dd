import { messages } from '@lauda/contract/messages';
import { invalid } from '../../problems';

/** A theme says in which ways its texts can be corrected. */
export function refuseFlow(offered: readonly string[], flows: readonly string[]) {
  if (!flows.every((flow) => offered.includes(flow))) throw invalid({ review_flow: [messages.flowNotOfTheme] });
}
