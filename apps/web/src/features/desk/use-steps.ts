import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const [FRAME, TEXT, WHOLE, FACES] = [0, 1, 2, 3];

/**
 * The desk is drawn in steps, each between two frames of the browser: its frame, the text, what stands around it, and last the face in which the
 * text is read. From one text to the next the frame and the face are there already. Who presses a key before all of it stands has it at once.
 */
export function useSteps(isFirst: boolean) {
  const [from] = useState(isFirst ? FRAME : TEXT);
  const [step, setStep] = useState(from);
  // What stands on the page, not what is being drawn: a key may come between two slices of a drawing.
  const standing = useRef(from);
  useLayoutEffect(() => {
    standing.current = step;
  }, [step]);
  useEffect(() => {
    if (step >= FACES) return;
    const goOn = () => startTransition(() => setStep((now) => Math.max(now, step + 1)));
    if (step < WHOLE) return goOn();
    // The face is asked for when the text has been seen: at the second frame from here.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(goOn);
    });
    return () => cancelAnimationFrame(frame);
  }, [step]);
  return {
    hasText: step >= TEXT,
    isWhole: step >= WHOLE,
    isOpening: from === FRAME && step < FACES,
    hurry() {
      if (standing.current < WHOLE) flushSync(() => setStep((now) => Math.max(now, WHOLE)));
    },
  };
}
