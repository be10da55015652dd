import type { Member, SchoolGroup } from '@lauda/contract/schools';
import { fileName, type Sheet } from '../../../parts/export-table/sheet';
import { texts } from './texts';

const words = texts.exported;

/** The list of a class as a file holds it. */
export const memberSheet = (group: SchoolGroup, members: readonly Member[]): Sheet => ({
  name: fileName(words.file, group.name, String(group.school_year)),
  header: words.header,
  rows: members.map((member) => [
    member.first_name,
    member.last_name,
    member.username,
    member.email,
    member.registration,
    member.must_change_password ? words.pending : words.done,
    member.has_adaptations ? words.yes : words.no,
  ]),
});
