import { analysis } from '@lauda/contract/analysis';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/calling/call';

/** A text takes a moment; asking more often shows nothing sooner. */
const ASK_AGAIN_MS = 400;

type Read = { id: number; raw: string; hasGenre: boolean };

/** Asks for a text to be read and follows the reading; what is shown is always of the text that was sent last. */
export function useReading() {
  const client = useQueryClient();
  const [read, setRead] = useState<Read | null>(null);
  const asking = useMutation({
    mutationFn: ({ raw, genre_id }: { raw: string; genre_id: number | null }) =>
      call(analysis.request, { body: { composition_raw: raw, ...(genre_id === null ? {} : { genre_id }) } }),
    onSuccess: (state, { raw, genre_id }) => {
      client.setQueryData(['reading', state.id], state);
      setRead({ id: state.id, raw, hasGenre: genre_id !== null });
    },
  });
  const following = useQuery({
    queryKey: ['reading', read?.id],
    queryFn: ({ signal }) => call(analysis.get, { params: { id: read?.id ?? 0 } }, { signal }),
    enabled: read !== null,
    refetchInterval: ({ state: { data } }) => (data?.state === 'queued' || data?.state === 'running' ? ASK_AGAIN_MS : false),
  });
  return { asking, following, read, state: read ? following.data : undefined };
}
