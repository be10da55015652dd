import type { Endpoint } from '@lauda/contract/endpoint';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FAILURES } from './failures';
import type { fakeApi } from './fake-api';

export type FailingForm = {
  name: string;
  endpoint: Endpoint;
  /** Up to the last button, not pressed. */
  fill: () => Promise<unknown>;
  send: () => void;
  /** What was typed or chosen stands where it was. */
  stays: () => void;
  mend: () => void;
  done: () => Promise<unknown>;
};

/** Each form against everything that can go wrong (REL-11). */
export function testFailures(api: ReturnType<typeof fakeApi>, forms: readonly FailingForm[]) {
  describe.each(forms)('$name (REL-11)', ({ endpoint, fill, send, stays, mend, done }) => {
    test.each(FAILURES)('$name: told in Portuguese, nothing typed is lost, the next try works', async ({ prepare, respond, words }) => {
      const toldOf = (text: string) => text.includes(words);
      await fill();
      api.answer(endpoint, respond);
      prepare?.();
      send();
      expect(await screen.findByText(toldOf)).toBeTruthy();
      stays();
      mend();
      send();
      await done();
      expect(screen.queryByText(toldOf)).toBeNull();
    });
  });
}
