import { Button } from '../ui/actions/button';
import styles from './more-rows.module.css';
import { texts } from './texts';

type Props = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  shown: number;
  count: number;
};

/** At the end of a list that goes on. */
export const MoreRows = ({ query, shown, count }: Props) =>
  query.hasNextPage && (
    <p className={styles.more}>
      <Button pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {texts.more}
      </Button>
      <span>{texts.shown(shown, count)}</span>
    </p>
  );
