import type { ReactNode } from 'react';
import looks from './looks.module.css';

/** Words under their looks: one inside the other, so that each draws its own line. */
export function Under({ names, children }: { names: readonly string[]; children: ReactNode }) {
  const [outer, ...inner] = names;
  if (outer === undefined) return children;
  return (
    <mark className={looks[outer]}>
      <Under names={inner}>{children}</Under>
    </mark>
  );
}
