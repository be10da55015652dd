import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 A and AA and the best practices. */
const EVERYTHING = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] } as const;
/** What another palette can break on a page that has stood the rest. */
export const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

/**
 * Nothing may be left. No frame comes from elsewhere, so the legacy mode sees all there is; the other opens a tab of its own for every look.
 */
export async function expectAccessible(page: Page, state: string, { type, values }: typeof EVERYTHING | typeof COLOURS = EVERYTHING) {
  // What holds is not written out, node by node, which would take as long as the look itself.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ runOnly: { type, values: [...values] }, resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${state}: ${id} at ${target.join(' ')}`))).toEqual([]);
}
