import type { Endpoint, Input } from '@lauda/contract/endpoint';
import type { Actor } from '@lauda/domain/people/roles';
import type { Person } from '../make';
import type { TestApi } from '../start-api';
import type { PrincipalName } from './principals';
import type { Place, World } from './world';

export type Scene = { api: TestApi; world: World; person: Person };
export type AnyInput = { params?: unknown; query?: unknown; body?: unknown };

/** What an operation may be about; where the actor's reach decides, and where only oneself does. */
export type ObjectKind = 'school group' | 'person' | 'own user' | 'own profile' | 'own role' | 'made';
export type Objects<I = AnyInput> = {
  kind: ObjectKind;
  input: (id: number, scene: Scene) => I | Promise<I>;
  refusal?: number;
  /** The operation changes the person it is about: each meeting has a student of its own, made at the place. */
  fresh?: true;
  /** For kind `made`: what each meeting is about, made at the place; its number. */
  make?: (scene: Scene, place: Place) => Promise<number>;
  /** What stands in reach may be seen and not done: the status that says so, where it is not the success. */
  inReach?: number;
  /** Where another circle than class, school and network decides: what belongs to all, or to everyone of a school. */
  isReached?: (actor: Actor, place: Place) => boolean;
};

export type Sample<I = AnyInput> = {
  /** Someone who surely may. */
  as: PrincipalName;
  /** What succeeds, with whatever rows it needs made afresh. */
  input: (scene: Scene) => I | Promise<I>;
  /** For operations about one object: the same input about another one. */
  objects?: Objects<I>;
};

export const idAt = ({ group, student, profile, role }: Place, kind: ObjectKind) =>
  ({ 'school group': group, person: student.id, 'own user': student.id, 'own profile': profile, 'own role': role, made: 0 })[kind];

export const sample = <E extends Endpoint>(endpoint: E, its: Sample<Input<E>>): [Endpoint, Sample] => [endpoint, its];
