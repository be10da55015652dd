import { homePage } from '@lauda/contract/home';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call';

/** The whole page in one request. */
export const useHome = () => useQuery({ queryKey: ['home'], queryFn: ({ signal }) => call(homePage.get, {}, { signal }) });
