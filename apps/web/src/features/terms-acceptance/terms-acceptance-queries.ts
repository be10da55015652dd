import { type TermsEntry, terms } from '@lauda/contract/terms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/calling/call';
import { keepCurrentUser, useCurrentUser } from '../../session/current-user';

const versionOf = (entries: readonly TermsEntry[], parameter: TermsEntry['parameter']) =>
  entries.find((entry) => entry.parameter === parameter)?.version ?? '';

/** Accepts exactly what was on the screen: the versions travel with the yes. */
export function useAcceptTerms() {
  const client = useQueryClient();
  const me = useCurrentUser();
  return useMutation({
    mutationFn: (entries: readonly TermsEntry[]) =>
      call(terms.accept, {
        body: {
          terms_use_text: versionOf(entries, 'terms_use_text'),
          terms_privacy_text: versionOf(entries, 'terms_privacy_text'),
        },
      }),
    onSuccess: () => keepCurrentUser(client, { ...me, user: { ...me.user, must_accept_terms: false } }),
  });
}
