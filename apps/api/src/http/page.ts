import type { Page } from '@lauda/contract/page';

type Slice = { limit: number; offset: number };

const at = (url: string, { limit, offset }: Slice) => {
  const [path = '', search = ''] = url.split('?');
  const params = new URLSearchParams(search);
  params.set('limit', String(limit));
  params.set('offset', String(offset));
  return `${path}?${params}`;
};

export function pageOf<Row>(url: string, { limit, offset }: Slice, count: number, results: Row[]): Page<Row> {
  return {
    count,
    next: offset + limit < count ? at(url, { limit, offset: offset + limit }) : null,
    previous: offset > 0 ? at(url, { limit, offset: Math.max(0, offset - limit) }) : null,
    results,
  };
}
