export type Selection = { ids: ReadonlySet<number> /** Where a range begins: the last one touched. */; anchor: number | null };

/** What the table needs to show it and to change it. */
export type MemberSelection = { ids: Selection['ids']; onTouch: (id: number, isRange: boolean) => void; onTouchAll: () => void };

export const nothingSelected: Selection = { ids: new Set(), anchor: null };

/** One, or with shift all between it and the last one touched; the ones in between take the state that the one touched gets. */
export function touched(selection: Selection, id: number, isRange: boolean, order: readonly number[]): Selection {
  const on = !selection.ids.has(id);
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor);
  const to = order.indexOf(id);
  const range = isRange && from >= 0 && to >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  return { ids: changed(selection.ids, range, on), anchor: id };
}

/** All that are shown; when they all are selected already, none of them. */
export function touchedAll(selection: Selection, order: readonly number[]): Selection {
  return { ids: changed(selection.ids, order, !order.every((id) => selection.ids.has(id))), anchor: null };
}

function changed(ids: ReadonlySet<number>, which: readonly number[], on: boolean): ReadonlySet<number> {
  const next = new Set(ids);
  for (const id of which) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}
