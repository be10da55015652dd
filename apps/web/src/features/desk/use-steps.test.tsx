import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useSteps } from './use-steps';

afterEach(cleanup);

const never = new Promise<never>(() => {});
const Endless = () => use(never);
let hurry = () => {};

/** What comes after the text takes for ever to draw: meanwhile the text stands. */
function Desk() {
  const steps = useSteps(false);
  hurry = steps.hurry;
  return <Suspense fallback={<p>whole</p>}>{steps.isWhole ? <Endless /> : <p>text</p>}</Suspense>;
}

test('a key that comes while the rest is being drawn has it drawn at once', async () => {
  await act(async () => render(<Desk />));
  expect(screen.getByText('text')).toBeTruthy();
  await act(async () => hurry());
  expect(screen.getByText('whole')).toBeTruthy();
});
