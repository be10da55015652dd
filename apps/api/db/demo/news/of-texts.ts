import { texts } from '../../../src/features/notifications/texts';
import { DAY } from '../activities/moments';
import type { CompositionRow } from '../activities/rows';
import type { World } from '../activities/world';
import type { Tenancy } from '../tenancy/make-tenancy';
import type { News, Reader } from './news';

const RECENT = 10 * DAY;
const MOST_RECENT = 8;

type OfText = 'composition_submitted' | 'review_finished' | 'review_discrepant' | 'sensitive_content';

/** What is said of one text: the class and the theme, and no name. */
function sayer({ ledger, catalogue }: World, { groups }: Tenancy) {
  const nameOf = new Map(groups.map(({ id, name }) => [id, name]));
  const themeOf = new Map([...catalogue.themes.values()].map(({ id, title }) => [id, title]));
  const testOf = new Map(ledger.tests.map((test) => [test.id, test]));
  const words = { submitted: texts.submitted, reviewed: texts.reviewed, discrepant: texts.discrepant, sensitive: texts.sensitive };
  return (kind: OfText, how: keyof typeof words, composition: CompositionRow, key: number, moment: string): News => {
    const { id, school_group_id, test_id } = composition;
    const said = words[how](nameOf.get(school_group_id) ?? '', themeOf.get(testOf.get(test_id)?.theme_id ?? 0) ?? '');
    const link = `/correcao/${id}`;
    return { kind, channel: 'review', link, event_key: `${kind}:${key}`, school_group_id, moment: Date.parse(moment), ...said };
  };
}

/** To the teachers. Of long ago only the first of each activity is kept: there would be thousands. */
export function ofDeliveries(world: World, tenancy: Tenancy, reader: Reader): News[] {
  const { ledger, clock } = world;
  const say = sayer(world, tenancy);
  const theirs = ledger.compositions.filter(({ school_group_id }) => reader.groups.has(school_group_id));
  const kept = (moment: (one: CompositionRow) => string | null, is: (one: CompositionRow) => boolean) => {
    const dated = theirs.flatMap((one) => {
      const at = moment(one);
      return at !== null && is(one) ? [{ one, at }] : [];
    });
    const newestFirst = dated.toSorted((a, b) => b.at.localeCompare(a.at));
    const recent = newestFirst.filter(({ at }) => Date.parse(at) > clock.limit - RECENT).slice(0, MOST_RECENT);
    const older = newestFirst.filter(({ at }) => Date.parse(at) <= clock.limit - RECENT);
    return [...recent, ...new Map(older.map((each) => [each.one.test_id, each])).values()];
  };
  const delivered = kept(
    ({ submitted_at }) => submitted_at,
    () => true,
  );
  const reviewed = kept(
    ({ reviewed_at }) => reviewed_at,
    ({ review_type }) => review_type !== 'N',
  );
  return [
    ...delivered.map(({ one, at }) => say('composition_submitted', 'submitted', one, one.id, at)),
    ...reviewed.map(({ one, at }) => say('review_finished', 'reviewed', one, one.id, at)),
  ];
}

/** To the coordinators of the school: reviews that disagree, and texts that someone gave back as sensitive. */
export function ofTroubles(world: World, tenancy: Tenancy, reader: Reader): News[] {
  const { ledger, catalogue } = world;
  const say = sayer(world, tenancy);
  const theirs = new Map(
    ledger.compositions.filter(({ school_group_id }) => reader.groups.has(school_group_id)).map((one) => [one.id, one]),
  );
  const discrepant = [...theirs.values()].filter(({ outcome }) => outcome === 'discrepant' || outcome === 'panel');
  const sensitive = catalogue.abandonReasons.get('conteudo_sensivel');
  return [
    ...discrepant.map((one) => say('review_discrepant', 'discrepant', one, one.id, one.modified)),
    ...ledger.reviews.flatMap(({ id, composition_id, abandon_reason_id, last_saved }) => {
      const one = theirs.get(composition_id);
      return one && abandon_reason_id === sensitive ? [say('sensitive_content', 'sensitive', one, id, last_saved)] : [];
    }),
  ];
}
