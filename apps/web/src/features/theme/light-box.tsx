import type { MotivatingText } from '@lauda/contract/themes';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { motivatingKinds } from '../../parts/texts';
import { Button } from '../../ui/actions/button';
import { Dialog } from '../../ui/overlays/dialog';
import { MotivatingBody } from './motivating-body';
import { texts } from './texts';
import styles from './theme.module.css';

type Props = { items: MotivatingText[]; index: number; onIndex: (index: number) => void; onClose: () => void };

/** A finger that went this far sideways turned the page. */
const SWIPE_PX = 60;

/** One motivating text at a time, large: opens at an index, turns with the arrows, the buttons or a swipe, closes with Esc (spec §2). */
export function LightBox({ items, index, onIndex, onClose }: Props) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const item = items[index];
  const turn = (by: number) => {
    const wanted = index + by;
    if (wanted >= 0 && wanted < items.length) onIndex(wanted);
  };
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  });
  // Wherever the focus is, on the text or on a button: nothing else under the box listens to arrows.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
  const onPointerDown = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
    start.current = pointerType === 'mouse' ? null : { x, y };
  };
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const from = start.current;
    start.current = null;
    if (!from || Math.abs(clientX - from.x) < SWIPE_PX || Math.abs(clientY - from.y) > SWIPE_PX) return;
    turn(clientX < from.x ? 1 : -1);
  };
  if (!item) return null;
  return (
    <Dialog
      open
      size="l"
      onClose={onClose}
      title={texts.lightBox(index + 1, items.length)}
      actions={
        <>
          <Button disabled={index === 0} icon={<ChevronLeft aria-hidden="true" />} onClick={() => turn(-1)}>
            {texts.previous}
          </Button>
          <Button disabled={index === items.length - 1} icon={<ChevronRight aria-hidden="true" />} onClick={() => turn(1)}>
            {texts.next}
          </Button>
        </>
      }
    >
      <div className={styles.large} onPointerDown={onPointerDown} onPointerUp={onPointerUp}>
        <p className={styles.kind}>{motivatingKinds[item.kind]}</p>
        <MotivatingBody item={item} />
      </div>
    </Dialog>
  );
}
