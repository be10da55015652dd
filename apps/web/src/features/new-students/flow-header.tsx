import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { Breadcrumb } from '../../ui/layout/breadcrumb';
import { PageHeader } from '../../ui/layout/page-header';
import { texts } from './texts';

export function FlowHeader({ lead }: { lead?: ReactNode }) {
  return (
    <PageHeader
      above={<Breadcrumb places={[{ text: texts.classes, to: paths.classes }, { text: texts.title }]} />}
      title={texts.title}
      lead={lead}
    />
  );
}
