import type { School, SchoolGroup } from '@lauda/contract/schools';
import { finder, fold } from '../../lib/fold';

const NAMES = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

export type ClassesOfSchool = { id: number; name: string; groups: SchoolGroup[]; students: number };
export type ClassesOfGrade = { grade: number; name: string; groups: SchoolGroup[] };
export type Totals = { schools: number; groups: number; students: number };
export type NetworkTotals = Totals & { id: number; name: string };

/** In the order of their first appearance. (`Map.groupBy` is too young for the tablets of many schools.) */
function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const own = groups.get(keyOf(row));
    if (own) own.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

const studentsIn = (groups: readonly SchoolGroup[]) => groups.reduce((sum, group) => sum + group.count_students, 0);

/** By words in the name of the class, of the school or of who teaches; and by school grade. */
export function matching(groups: readonly SchoolGroup[], asked: { words: string; grade: number | null }): SchoolGroup[] {
  const found = finder(asked.words);
  return groups.filter(
    (group) =>
      (asked.grade === null || group.school_grade === asked.grade) &&
      found(fold([group.name, group.school_grade_name, group.school_name, ...group.teachers].join(' '))),
  );
}

export function bySchool(groups: readonly SchoolGroup[]): ClassesOfSchool[] {
  return [...groupedBy(groups, ({ school_id }) => school_id).entries()]
    .map(([id, own]) => ({ id, name: own[0]?.school_name ?? '', groups: own, students: studentsIn(own) }))
    .sort((a, b) => NAMES.compare(a.name, b.name));
}

export function byGrade(groups: readonly SchoolGroup[]): ClassesOfGrade[] {
  return [...groupedBy(groups, ({ school_grade }) => school_grade).entries()]
    .map(([grade, own]) => ({ grade, name: own[0]?.school_grade_name ?? '', groups: own.sort((a, b) => NAMES.compare(a.name, b.name)) }))
    .sort((a, b) => a.grade - b.grade);
}

export const totalsOf = (groups: readonly SchoolGroup[]): Totals => ({
  schools: new Set(groups.map(({ school_id }) => school_id)).size,
  groups: groups.length,
  students: studentsIn(groups),
});

/** What the schools say of their present year: right even where the classes are too many to load at once. */
export function totalsByNetwork(schools: readonly School[]): NetworkTotals[] {
  return [...groupedBy(schools, ({ school_network_id }) => school_network_id).entries()]
    .map(([id, own]) => ({
      id,
      name: own[0]?.school_network_name ?? '',
      schools: own.length,
      groups: own.reduce((sum, school) => sum + school.count_school_groups, 0),
      students: own.reduce((sum, school) => sum + school.count_students, 0),
    }))
    .sort((a, b) => NAMES.compare(a.name, b.name));
}
