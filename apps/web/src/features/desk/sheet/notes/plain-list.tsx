import type { ReactNode } from 'react';

/** A list without bullets, in the order of the text. */
export function PlainList({ label, className, children }: { label?: string; className: string | undefined; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ol role="list" aria-label={label} className={className}>
      {children}
    </ol>
  );
}
