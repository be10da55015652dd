import type { NotificationKind } from '@lauda/contract/notifications';
import { errorMessage } from '../../lib/calling/error-message';
import { LoadFailed } from '../../parts/load-failed';
import { Switch } from '../../ui/fields/switch';
import { Loading, SkeletonText } from '../../ui/states/skeleton';
import { toast } from '../../ui/states/toast-queue';
import { usePrefer, usePreferences } from './notice-queries';
import styles from './settings.module.css';
import { texts } from './texts';

const words = texts.notices;

/** In the order of a teacher's day. What only students are told is not asked of anyone here. */
const GROUPS: readonly (readonly [title: string, kinds: readonly NotificationKind[]])[] = [
  [words.texts, ['composition_submitted', 'review_finished', 'review_discrepant', 'sensitive_content']],
  [words.classes, ['activity_opened', 'activity_ending', 'students_created']],
  [words.paths, ['learning_path_opened', 'learning_path_ending', 'recommendation_raised']],
  [words.product, ['announcement']],
];

export function NoticesTab() {
  const found = usePreferences();
  const prefer = usePrefer();
  if (found.isError && !found.data) return <LoadFailed query={found} />;
  if (!found.data)
    return (
      <Loading>
        <SkeletonText lines={8} />
      </Loading>
    );
  const isOn = new Map(found.data.map(({ kind, is_on }) => [kind, is_on]));
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{words.lead}</p>
      {GROUPS.map(([title, kinds]) => (
        <fieldset key={title} className={styles.notices}>
          <legend>{title}</legend>
          {kinds.map((kind) => (
            <Switch
              key={kind}
              checked={isOn.get(kind) ?? true}
              onChange={({ target }) =>
                prefer.mutate({ kind, is_on: target.checked }, { onError: (error) => toast.error(errorMessage(error)) })
              }
            >
              {words.kinds[kind]}
            </Switch>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
