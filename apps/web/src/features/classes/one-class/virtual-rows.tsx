// biome-ignore-all lint/a11y/noRedundantRoles: a table that is laid out as a grid or as cards loses its roles in some browsers, so they are said again
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import type { FindableMember } from './member-list';
import { MemberRow } from './member-row';
import styles from './members.module.css';

/** A guess in pixels until a row has been seen; on a phone a row is a card. */
const ROW = 49;
const CARD = 132;
const OVERSCAN = 6;

const isPhone = () => window.matchMedia('(width < 40rem)').matches;

type Props = {
  members: readonly FindableMember[];
  rowOf: (member: FindableMember, index: number) => Pick<ComponentProps<typeof MemberRow>, 'member' | 'rowIndex' | 'selected' | 'onTouch'>;
};

/** Only the rows near the window exist; the body keeps the height of all, so the page scrolls as it would with every one of them. */
export function VirtualRows({ members, rowOf }: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  // What stands above (filters, notices) may grow or go.
  useLayoutEffect(() => {
    const now = Math.round((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    setTop((known) => (Math.abs(known - now) > 1 ? now : known));
  });
  const virtualizer = useWindowVirtualizer({
    count: members.length,
    estimateSize: () => (isPhone() ? CARD : ROW),
    getItemKey: (index) => members[index]?.id ?? index,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  return (
    <tbody role="rowgroup" ref={body} className={styles.body} style={{ height: virtualizer.getTotalSize() }} data-virtual>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const member = members[index];
        if (!member) return null;
        return <MemberRow key={key} ref={virtualizer.measureElement} index={index} {...rowOf(member, index)} top={start - top} />;
      })}
    </tbody>
  );
}
