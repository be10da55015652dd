import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/actions/button';
import { LinkButton } from '../../ui/actions/link-button';
import { Brand } from '../../ui/signs/brand';
import { EmptyState } from '../../ui/states/empty-state';
import styles from './not-found.module.css';
import { texts } from './texts';

export function NotFoundScreen() {
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <header>
        <Brand />
      </header>
      <main>
        <EmptyState
          level={1}
          drawing="lost"
          title={texts.title}
          action={
            <>
              <LinkButton to={paths.home} variant="primary">
                {texts.home}
              </LinkButton>
              {window.history.length > 1 && <Button onClick={() => void navigate(-1)}>{texts.back}</Button>}
            </>
          }
        >
          <p>{texts.words}</p>
        </EmptyState>
      </main>
    </div>
  );
}
