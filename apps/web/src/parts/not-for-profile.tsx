import { paths } from '../lib/paths';
import { LinkButton } from '../ui/actions/link-button';
import { EmptyState } from '../ui/states/empty-state';
import { texts } from './texts';

/** For whoever came by an address that the menu does not show: nothing is asked that the server would refuse. */
export const NotForProfile = ({ why = texts.notForProfileWhy }: { why?: string }) => (
  <EmptyState level={1} drawing="lock" title={texts.notForProfile} action={<LinkButton to={paths.home}>{texts.toHome}</LinkButton>}>
    <p>{why}</p>
  </EmptyState>
);
