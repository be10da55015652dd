import { expect, type Page } from '@playwright/test';

type Seen = { name: string; isPlace: boolean; isNowhere: boolean; hasRing: boolean; isInView: boolean; coveredBy: string | null };

/** Where the focus is, and whether a person would find it: a ring around it, in the window, with nothing over it. */
export const focusNow = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const active = document.activeElement;
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''}`;
    const nowhere = { name: 'nothing', isPlace: false, isNowhere: true, hasRing: false, isInView: false, coveredBy: null };
    if (!(active instanceof HTMLElement) || active === document.body) return nowhere;
    const isRinged = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$|transparent/.test(outlineColor);
    };
    // A control that is drawn by its label or its neighbour, and the text, whose paper is ringed.
    const around = [active, active.nextElementSibling, active.closest('label'), active.closest('article')];
    const ringed = around.find((element) => element && isRinged(element)) ?? null;
    const box = (ringed ?? active).getBoundingClientRect();
    const view = {
      left: Math.max(0, box.left),
      right: Math.min(innerWidth, box.right),
      top: Math.max(0, box.top),
      bottom: Math.min(innerHeight, box.bottom),
    };
    const isInView = view.right - view.left >= Math.min(8, box.width) && view.bottom - view.top >= Math.min(8, box.height);
    const over = document.elementFromPoint((view.left + view.right) / 2, (view.top + view.bottom) / 2);
    const isItself = over !== null && [active, ...around].some((one) => one && (one.contains(over) || over.contains(one)));
    return {
      name: nameOf(active),
      // A heading or a dialog takes the focus when one arrives: a place to read from, not a control.
      isPlace: active.matches('h1, h2, main, [role="dialog"], [role="alertdialog"]'),
      isNowhere: false,
      hasRing: ringed !== null,
      isInView,
      coveredBy: isItself || over === null ? null : nameOf(over),
    };
  });

/** A key, and then the focus somewhere, seen. */
export async function expectFocusSeen(page: Page, after: string) {
  await expect
    .poll(async () => {
      const { name, isPlace, isNowhere, hasRing, isInView, coveredBy } = await focusNow(page);
      if (isNowhere) return `${after}: the focus is nowhere`;
      if (!isPlace && !hasRing) return `${after}: no ring around ${name}`;
      if (!isInView) return `${after}: ${name} is out of the window`;
      return coveredBy ? `${after}: ${name} lies under ${coveredBy}` : 'seen';
    })
    .toBe('seen');
}
