import { Button } from '../ui/actions/button';
import styles from './more-rows.module.css';

type Props = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  label: string;
  /** How many are shown, of how many. */
  shown: string;
};

/** At the end of a list that goes on. */
export const MoreRows = ({ query, label, shown }: Props) =>
  query.hasNextPage && (
    <p className={styles.more}>
      <Button pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {label}
      </Button>
      <span>{shown}</span>
    </p>
  );
