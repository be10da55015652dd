import type { Highlight } from '@lauda/contract/analysis';
import { LONGEST_TEXT } from '@lauda/contract/compositions';
import { isStaff } from '@lauda/domain/people/roles';
import { compositionRawOf } from '@lauda/domain/writing/composition-text';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorMessage } from '../../lib/calling/error-message';
import { useGenres } from '../../parts/genres-query';
import { NotForProfile } from '../../parts/not-for-profile';
import { useCurrentUser } from '../../session/current-user';
import { Button } from '../../ui/actions/button';
import { Select } from '../../ui/fields/select';
import { TextArea } from '../../ui/fields/text-area';
import { PageHeader } from '../../ui/layout/page-header';
import { EmptyState } from '../../ui/states/empty-state';
import { ErrorState } from '../../ui/states/error-state';
import styles from './bench.module.css';
import { useReading } from './bench-queries';
import { ReadingResult } from './reading-result';
import { replaced } from './segments';
import { texts } from './texts';

const ANY = 'any';

/** Where whoever looks after the engine pastes a text and sees all that it sees. */
export const EngineBenchScreen = () => (isStaff(useCurrentUser()) ? <EngineBench /> : <NotForProfile why={texts.notYours} />);

function EngineBench() {
  const [search, setSearch] = useSearchParams();
  const [text, setText] = useState('');
  const [isBlank, setBlank] = useState(false);
  const [hasAccepted, setAccepted] = useState(false);
  const genres = useGenres();
  const { asking, following, read, state } = useReading();
  const genre = search.get('genero') ?? ANY;
  const options = [{ id: ANY, text: texts.anyGenre }, ...(genres.data ?? []).map(({ id, name }) => ({ id: String(id), text: name }))];
  const chosen = options.find(({ id }) => id === genre)?.id ?? ANY;
  // The address is believed until the list has come: a text read in the meantime is read for its genre.
  const wantedGenre = genres.isPending && /^\d+$/.test(genre) ? genre : chosen;

  const ask = (wanted: string) => {
    const next = compositionRawOf(wanted);
    setBlank(next === '');
    if (next !== '') asking.mutate({ raw: next, genre_id: wantedGenre === ANY ? null : Number(wantedGenre) });
  };
  const accept = (mark: Highlight, suggestion: string) => {
    if (!read) return;
    const next = replaced(read.raw, mark, suggestion);
    setText(next);
    setAccepted(true);
    ask(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAccepted(false);
    ask(text);
  };
  const failure = asking.error ?? following.error;
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <form className={styles.form} onSubmit={submit}>
        <TextArea
          label={texts.text}
          description={texts.textHint}
          rows={8}
          maxLength={LONGEST_TEXT}
          value={text}
          onChange={({ target }) => setText(target.value)}
          {...(isBlank ? { error: texts.blank } : {})}
        />
        <div className={styles.row}>
          <Select
            label={texts.genre}
            options={options}
            value={chosen}
            onChange={(id) => setSearch(id === ANY ? {} : { genero: id }, { replace: true })}
            {...(genres.isError ? { error: texts.genresFailed } : {})}
          />
          <Button type="submit" variant="primary" pending={asking.isPending}>
            {read ? texts.readAgain : texts.read}
          </Button>
        </div>
      </form>
      {failure && <ErrorState level={2} compact title={texts.failed} detail={errorMessage(failure)} />}
      {read && state && compositionRawOf(text) !== read.raw && <p className={styles.status}>{texts.changed}</p>}
      {read && state ? (
        <ReadingResult {...read} state={state} takesFocus={hasAccepted} onAccept={accept} />
      ) : (
        !failure && (
          <EmptyState drawing="sheet" title={texts.empty}>
            {texts.emptyHint}
          </EmptyState>
        )
      )}
    </>
  );
}
