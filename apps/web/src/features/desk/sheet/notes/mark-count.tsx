import { useEffect, useState } from 'react';
import { shownMarks } from '../paint/marks';
import type { SheetProps } from '../sheet-shape';
import { texts } from '../texts';

/**
 * How many there are to be seen, said in the very frame in which they are painted. A moment later it would change the page once more, and the
 * browser, which then goes through every painted mark again, would draw all of them twice.
 */
export function MarkCount({ desk }: { desk: SheetProps }) {
  const { shownCategories, watchCategories } = desk;
  const [categories, setCategories] = useState(shownCategories);
  useEffect(() => watchCategories?.(setCategories), [watchCategories]);
  // What the desk itself draws follows, and has the last word.
  const [drawn, setDrawn] = useState(shownCategories);
  if (drawn !== shownCategories) {
    setDrawn(shownCategories);
    setCategories(shownCategories);
  }
  return texts.list.title(shownMarks({ ...desk, shownCategories: categories }).length);
}
