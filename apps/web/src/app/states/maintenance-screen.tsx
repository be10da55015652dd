import { Button } from '../../ui/actions/button';
import { EmptyState } from '../../ui/states/empty-state';
import { texts } from '../texts';
import styles from './bare-screen.module.css';

export function MaintenanceScreen() {
  return (
    <main className={styles.bare}>
      <EmptyState
        level={1}
        drawing="tools"
        title={texts.maintenanceTitle}
        action={<Button onClick={() => window.location.reload()}>{texts.tryAgain}</Button>}
      >
        <p>{texts.maintenanceWords}</p>
      </EmptyState>
    </main>
  );
}
