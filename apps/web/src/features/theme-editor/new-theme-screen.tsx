import { messages } from '@lauda/contract/messages';
import { can } from '@lauda/domain/people/permissions';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorMessage } from '../../lib/calling/error-message';
import { paths } from '../../lib/paths';
import { focusFirstError } from '../../parts/focus-first-error';
import { useGenres } from '../../parts/genres-query';
import { NotForProfile } from '../../parts/not-for-profile';
import { Notice } from '../../parts/notice';
import { useCurrentUser } from '../../session/current-user';
import { Button } from '../../ui/actions/button';
import { RadioGroup } from '../../ui/fields/radio-group';
import { Select } from '../../ui/fields/select';
import { TextField } from '../../ui/fields/text-field';
import { Breadcrumb } from '../../ui/layout/breadcrumb';
import { PageHeader } from '../../ui/layout/page-header';
import styles from './editor.module.css';
import { useCreateTheme } from './editor-queries';
import { GradeChoice } from './grade-choice';
import { texts } from './texts';

/** The little that a draft needs; everything else is written, and saved as it is written, in the editor. */
export function NewThemeScreen() {
  const me = useCurrentUser();
  const navigate = useNavigate();
  const create = useCreateTheme();
  const genres = useGenres().data ?? [];
  const schools = [...new Map(me.user_roles.flatMap(({ school, school_name }) => (school !== null ? [[school, school_name ?? '']] : [])))];
  const [title, setTitle] = useState('');
  const [genre, setGenre] = useState<string | null>(null);
  const [grades, setGrades] = useState<number[]>([]);
  const [school, setSchool] = useState(String(schools[0]?.[0] ?? ''));
  const [isTried, setIsTried] = useState(false);
  const errors = {
    title: title.trim() === '' ? messages.blankField : undefined,
    genre: genre === null ? texts.pickGenre : undefined,
    grades: grades.length === 0 ? texts.pickGrade : undefined,
  };
  const shown: Partial<typeof errors> = isTried ? errors : {};
  if (!can(me, 'theme.write') || schools.length === 0) return <NotForProfile why={texts.writtenBy} />;

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    if (errors.title || errors.genre || errors.grades) return focusFirstError(event.currentTarget);
    create.mutate(
      {
        title,
        summary: '',
        genre_id: Number(genre),
        school_grades: grades,
        statement: '',
        motivating_texts: [],
        repertory_contents: [],
        school_id: Number(school),
      },
      { onSuccess: ({ id }) => void navigate(paths.editTheme(id), { replace: true }) },
    );
  };
  return (
    <>
      <PageHeader
        title={texts.newTitle}
        above={<Breadcrumb places={[{ text: texts.back, to: paths.themes }, { text: texts.newTitle }]} />}
        lead={texts.newLead}
      />
      <form onSubmit={send} className={styles.form}>
        <TextField
          label={texts.name}
          description={texts.nameHint}
          maxLength={200}
          value={title}
          error={shown.title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Select
          label={texts.genre}
          options={genres.map(({ id, name }) => ({ id: String(id), text: name }))}
          value={genre}
          error={shown.genre}
          onChange={setGenre}
        />
        <GradeChoice chosen={grades} onChange={setGrades} error={shown.grades} />
        {schools.length > 1 && (
          <RadioGroup
            label={texts.school}
            options={schools.map(([id, name]) => ({ value: String(id), text: name }))}
            value={school}
            onChange={setSchool}
          />
        )}
        <Notice tone="bad">{create.isError ? errorMessage(create.error) : null}</Notice>
        <div>
          <Button type="submit" variant="primary" pending={create.isPending}>
            {texts.start}
          </Button>
        </div>
      </form>
    </>
  );
}
