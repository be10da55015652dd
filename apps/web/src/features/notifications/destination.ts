import { isExternalLink } from '@lauda/domain/notifications';

export type Destination = { kind: 'none' } | { kind: 'inside'; to: string } | { kind: 'outside'; href: string };

/** Where a notification leads (spec §4). An address that says 'http' and is none (`javascript:…`) leads nowhere. */
export function destinationOf(link: string): Destination {
  if (link === '') return { kind: 'none' };
  if (!isExternalLink(link)) return { kind: 'inside', to: `/${link.replace(/^[/\\]+/, '')}` };
  const href = URL.canParse(link) ? new URL(link) : undefined;
  return href && /^https?:$/.test(href.protocol) ? { kind: 'outside', href: href.href } : { kind: 'none' };
}
