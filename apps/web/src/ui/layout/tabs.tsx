import { type ReactNode, useEffect, useRef } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import styles from './tabs.module.css';

export type TabEntry = { id: string; text: string; count?: ReactNode; content: ReactNode };

type Props = { label: string; tabs: readonly TabEntry[]; selected?: string; onSelect?: (id: string) => void };

/** Views of one thing. The arrows move between them; the panel is the next stop of Tab. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the line is longer than the screen: the one that is shown is brought into sight, and nothing else moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected one is found in the page, and changes with `selected`
  useEffect(() => {
    // The tabs themselves are drawn a moment after the line.
    const drawn = requestAnimationFrame(() => {
      const line = list.current;
      const tab = line?.querySelector<HTMLElement>('[data-selected]');
      if (line && tab) line.scrollLeft = tab.offsetLeft - (line.clientWidth - tab.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(drawn);
  }, [selected]);
  return (
    <AriaTabs
      className={styles.tabs ?? ''}
      {...(selected !== undefined && { selectedKey: selected })}
      {...(onSelect && { onSelectionChange: (key) => onSelect(String(key)) })}
    >
      <TabList ref={list} aria-label={label} className={styles.list ?? ''}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.tab ?? ''}>
            {tab.text}
            {tab.count}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel ?? ''}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
