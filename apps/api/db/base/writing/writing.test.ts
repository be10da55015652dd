import { readFileSync } from 'node:fs';
import { GENRE_SLUGS } from '@lauda/domain/writing/genres';
import { describe, expect, it } from 'vitest';
import { ABANDON_REASONS } from './abandon-reasons';
import { GENRES } from './genres';
import { GRID_ENEM } from './grid-enem';
import { GRID_UNICA } from './grid-unica';
import { ZERO_REASONS } from './zero-reasons';

const sentence = /^[\p{Lu}“].*[.?!]$/u;

describe('the grids', () => {
  it.each([
    { grid: GRID_ENEM, levels: [0, 1, 2, 3, 4, 5], points: [0, 40, 80, 120, 160, 200] },
    { grid: GRID_UNICA, levels: [1, 2, 3, 4, 5], points: [2, 4, 6, 8, 10] },
  ])('$grid.name has five competences with every level', ({ grid, levels, points }) => {
    expect(grid.competences.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
    for (const competence of grid.competences) {
      expect(competence.levels.map(({ level }) => level)).toEqual(levels);
      expect(competence.levels.map((level) => level.points)).toEqual(points);
      expect(competence.sub_criteria.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('says of every level what it is, what to look for and what is missing for the next one', () => {
    for (const { levels } of [...GRID_ENEM.competences, ...GRID_UNICA.competences]) {
      for (const { descriptor, hint, to_next } of levels) {
        expect(descriptor).toMatch(sentence);
        expect(hint).not.toBe('');
        if (to_next !== '') expect(to_next).toMatch(sentence);
      }
      expect(levels.map(({ to_next }) => to_next === '')).toEqual(levels.map((_, step) => step === levels.length - 1));
    }
  });

  it('describes each level in words of its own', () => {
    const descriptors = [...GRID_ENEM.competences, ...GRID_UNICA.competences].flatMap(({ levels }) =>
      levels.map((level) => level.descriptor),
    );
    expect(descriptors).toHaveLength(55);
    expect(new Set(descriptors).size).toBe(55);
  });
});

describe('the genres', () => {
  it('are the thirteen of the product, only the essay on the ENEM grid', () => {
    expect(GENRES.map(({ slug }) => slug)).toEqual([...GENRE_SLUGS]);
    expect(GENRES.filter(({ grid }) => grid === 'enem').map(({ slug }) => slug)).toEqual(['dissertativo-argumentativo']);
  });

  it.each(GENRES)(
    '$slug has a length, years and skills that can be',
    ({ min_words, max_words, school_grades, bncc_skills, essentials }) => {
      expect(min_words).toBeLessThan(max_words);
      expect(school_grades).toEqual(school_grades.filter((grade) => grade >= 6 && grade <= 14).toSorted((one, other) => one - other));
      expect(school_grades).not.toHaveLength(0);
      expect(bncc_skills).not.toHaveLength(0);
      for (const skill of bncc_skills) expect(skill).toMatch(/^(EF(0[6-9]|67|69|89)LP\d{2}|EM13LP\d{2})$/);
      expect(new Set(bncc_skills).size).toBe(bncc_skills.length);
      expect(essentials.length).toBeGreaterThanOrEqual(3);
      for (const essential of essentials) expect(essential).toMatch(sentence);
    },
  );

  it('show statistics that the engine makes', () => {
    const engine = readFileSync('packages/analysis/src/stats/stats.ts', 'utf8');
    for (const name of new Set(GENRES.flatMap(({ shown_stats }) => shown_stats))) expect(engine).toMatch(new RegExp(`^ +${name}[:,]`, 'm'));
  });
});

describe('the reasons for a zero', () => {
  it('are thirteen, all of them on the ENEM grid and six on Grade Única', () => {
    expect(ZERO_REASONS).toHaveLength(13);
    expect(ZERO_REASONS.every(({ grids }) => grids.includes('enem'))).toBe(true);
    expect(
      ZERO_REASONS.filter(({ grids }) => grids.includes('unica'))
        .map(({ slug }) => slug)
        .toSorted(),
    ).toEqual(['copia_colegas', 'copia_proposta', 'em_branco', 'ilegivel', 'lingua_estrangeira', 'texto_insuficiente']);
  });

  it('are closed one by each adaptation', () => {
    const closed = ZERO_REASONS.flatMap(({ slug, closed_by }) => (closed_by ? [[closed_by, slug]] : []));
    expect(Object.fromEntries(closed)).toEqual({ length: 'texto_insuficiente', genre: 'nao_atende_tipo', theme: 'fuga_tema' });
    expect(closed).toHaveLength(3);
  });

  it.each(ZERO_REASONS)('$slug has a ready comment for the teacher and for the reviewer', ({ comments }) => {
    const roles = ['reviewer', 'teacher'];
    expect(comments.flatMap(({ role, genre }) => (genre ? [] : [role])).toSorted()).toEqual(roles);
    for (const variant of new Set(comments.flatMap(({ genre }) => genre ?? []))) {
      expect(comments.flatMap(({ role, genre }) => (genre === variant ? [role] : [])).toSorted()).toEqual(roles);
    }
  });

  it('tells whoever wrote too little how much is missing, in words of each genre', () => {
    const tooShort = ZERO_REASONS.find(({ slug }) => slug === 'texto_insuficiente');
    expect(tooShort?.comments.filter(({ genre, role }) => genre && role === 'teacher')).toHaveLength(13);
    for (const { text } of tooShort?.comments ?? []) expect([text.includes('{palavras}'), text.includes('{minimo}')]).toEqual([true, true]);
  });
});

it('only sensitive content, given as the reason for abandoning, is told to the coordinator', () => {
  expect(ABANDON_REASONS).toHaveLength(6);
  expect(ABANDON_REASONS.filter((reason) => reason.tells_coordinator).map(({ slug }) => slug)).toEqual(['conteudo_sensivel']);
});
