import { homePage } from '@lauda/contract/home';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calling/call';

/** The whole page in one request. */
export const homeQuery = queryOptions({ queryKey: ['home'], queryFn: ({ signal }) => call(homePage.get, {}, { signal }) });

export const useHome = () => useQuery(homeQuery);
