import { paths } from '../../lib/paths';
import { LinkButton } from '../../ui/actions/link-button';
import { EmptyState } from '../../ui/states/empty-state';
import { texts } from './texts';

export type ComingScreen = keyof typeof texts.screens;

export const comingTitle = (screen: ComingScreen) => texts.screens[screen].title;

/** Says honestly what is not here yet, and the way on. */
export function UnderConstructionScreen({ screen }: { screen: ComingScreen }) {
  const { title, purpose } = texts.screens[screen];
  return (
    <EmptyState level={1} drawing="tools" title={title} action={<LinkButton to={paths.home}>{texts.back}</LinkButton>}>
      <p>{texts.state}</p>
      <p>{purpose}</p>
    </EmptyState>
  );
}
