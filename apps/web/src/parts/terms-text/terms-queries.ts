import { terms } from '@lauda/contract/terms';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calling/call';

/** Both texts travel together; `enabled` waits for someone who wants to read. */
export const useTerms = (enabled = true) => useQuery({ queryKey: ['terms'], queryFn: () => call(terms.list, {}), enabled });
