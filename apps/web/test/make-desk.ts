import type { AnalysisState, Highlight } from '@lauda/contract/analysis';
import type { Composition } from '@lauda/contract/compositions';
import type { Competence } from '@lauda/contract/review-grids';
import type { Annotation, Review } from '@lauda/contract/review-parts';
import type { Theme } from '@lauda/contract/themes';

export const TEXT = [
  'Em 1937, o Brasil criou o primeiro órgão que protege o patrimônio. Quase noventa anos depois, porém, a memória da cidade continua frágil: como ensina a história oral, o que não se conta se perde, e o que não se conserva também. Esse descaso tem duas causas.',
  'Primeiramente, os prefeito tratam o centro antigo como obstaculo. Prédios são demolidos para dar lugar a estacionamentos, e famílias que moravam ali a anos precisam sair. Some a parede, some a história.',
  'E também a escola quase não fala do bairro em que está. Conhecemos Roma e não conhecemos a própria praça. Sem isso, ninguém reclama quando a praça vira rotatória.',
  'Portanto, é preciso agir. O Ministério da Cultura, em parceria com as prefeituras, deve criar roteiros de memória nos bairros, com visitas guiadas por moradores antigos, para que cada estudante conte a rua em que vive.',
].join('\n');

/** Where words stand in the text. */
export const placeOf = (words: string) => {
  const start = TEXT.indexOf(words);
  return { start, end: start + words.length, quote: words };
};

const ASPECTS = ['conventions', 'theme', 'argument', 'cohesion', 'proposal'] as const;
const NAMES = ['Norma-padrão', 'Tema e repertório', 'Argumentação', 'Coesão', 'Intervenção'] as const;

/** Level n of competence c has the number 10 c + n. */
export const levelId = (position: number, level: number) => position * 10 + level;

const competence = (position: number): Competence => ({
  id: position,
  position,
  aspect: ASPECTS[position - 1] ?? null,
  name: `Competência ${position}`,
  short_name: NAMES[position - 1] ?? '',
  description: `O que a competência ${position} olha.`,
  sub_criteria: [],
  levels: [0, 1, 2, 3, 4, 5].map((level) => ({
    id: levelId(position, level),
    level,
    points: level * 40,
    descriptor: `Ligações de nível ${level}, com o que isso quer dizer no texto.`,
    hint: '',
    to_next: level === 5 ? '' : `o que falta para chegar ao nível ${level + 1}.`,
  })),
});

const highlightAt = (words: string, category: Highlight['category'], over: Partial<Highlight> = {}): Highlight => {
  const { start, end } = placeOf(words);
  const before = TEXT.slice(0, start).lastIndexOf('\n') + 1;
  const paragraph = TEXT.slice(0, start).split('\n').length - 1;
  return {
    key: `${category}:${words}`,
    paragraph,
    boundaries: [start - before, end - before],
    start,
    end,
    category,
    rule: category,
    confidence: 0.9,
    comment: 'Veja a acentuação.',
    suggestions: ['obstáculo'],
    competence: 1,
    ...over,
  };
};

/** Things of the desk, whole, with only what a test cares about changed. */
export const makeDesk = {
  review: (over: Partial<Review> = {}): Review => ({
    id: 31,
    review_id: over.id ?? 31,
    compositionReviewId: over.id ?? 31,
    composition_id: 5,
    status: 'in_progress',
    kind: 'teacher',
    ordinal: 1,
    counts: true,
    is_own: true,
    reviewer_name: 'Helena Duarte',
    zero_grade_reason_id: null,
    zero_comment: '',
    comment: '',
    reason_id: null,
    grades: [],
    elements: [],
    highlight_decisions: {},
    total: 0,
    missing: [],
    version: 1,
    seconds_spent: 372,
    lease_until: '2026-11-15T10:15:00-03:00',
    last_saved: '2026-11-15T14:32:00-03:00',
    started: '2026-11-15T14:20:00-03:00',
    finished: null,
    ...over,
  }),

  composition: (over: Partial<Composition> = {}): Composition => ({
    id: 5,
    code: '7F-203',
    status: 'in_review',
    flag_finished: true,
    review_type: 'N',
    title: 'Quem apaga a rua apaga a gente',
    composition_raw: TEXT,
    count_words: 318,
    version: 3,
    is_late: false,
    submitted_at: '2026-11-14T10:00:00-03:00',
    published_at: null,
    outcome: null,
    result: null,
    user: { id: 11, first_name: 'Ana', last_name: 'Conceição' },
    adaptations: { disregard_length: true, disregard_genre: false, disregard_theme: false },
    genre: {
      id: 1,
      slug: 'dissertativo-argumentativo',
      name: 'Dissertativo-argumentativo',
      review_grid_id: 1,
      review_grid_name: 'Grade ENEM',
      min_words: 80,
      max_words: 400,
      shown_stats: ['palavras', 'linhas_proprias', 'conectivos_distintos', 'erros_ortograficos'],
      competences: [1, 2, 3, 4, 5].map(competence),
    },
    test: {
      id: 8,
      title: 'Memória',
      test_type: 'pratica',
      theme_id: 4,
      theme_title: 'O direito à memória nas cidades brasileiras',
      school_group_name: '3º EM A',
      school_group_grade_name: '3º EM',
      closes_at: '2026-11-20T23:59:00-03:00',
    },
    reviews: [makeDesk.review()],
    general_annotations: [],
    annotations: [],
    parent_id: null,
    child_id: null,
    can_review: true,
    review_refusal: null,
    ...over,
  }),

  annotation: (words: string, over: Partial<Annotation> = {}): Annotation => ({
    id: 71,
    client_id: '00000000-0000-4000-8000-000000000071',
    review_id: 31,
    annotation_type: 'correcao',
    competence_id: 1,
    is_general: false,
    ...placeOf(words),
    is_orphan: false,
    comment: 'Concordância: “os prefeitos”.',
    suggested_text: '',
    is_resolved: false,
    reported_by: null,
    version: 1,
    created: '2026-11-15T14:25:00-03:00',
    ...over,
  }),

  analysis: (over: Partial<AnalysisState> = {}): AnalysisState => ({
    id: 90,
    composition_id: 5,
    state: 'done',
    text_hash: 'x',
    engine: '1',
    result: {
      highlights: [
        highlightAt('obstaculo', 'spell'),
        highlightAt('os prefeito', 'grammar', { comment: 'Concordância.', suggestions: ['os prefeitos'] }),
        highlightAt('a anos precisam', 'grammar', { comment: 'Tempo passado pede “há”.', suggestions: ['há anos'] }),
        highlightAt('Some a parede', 'orality', { suggestions: [] }),
      ],
      stats: {
        indicators: { palavras: 318, linhas_proprias: 27, conectivos_distintos: 14, erros_ortograficos: 1 },
        targets: { palavras: { min: 80, max: 400 }, conectivos_distintos: { min: 16 } },
        connectives: {},
      },
      intervention: {
        agente: { ...placeOf('O Ministério da Cultura'), text: 'O Ministério da Cultura' },
        acao: { ...placeOf('deve criar roteiros de memória'), text: 'deve criar roteiros de memória' },
        meio: null,
        finalidade: null,
        detalhamento: null,
      },
    },
    ai_score: null,
    failure: null,
    created: '2026-11-15T14:00:00-03:00',
    finished: '2026-11-15T14:00:02-03:00',
    ...over,
  }),

  theme: (): Theme => ({
    id: 4,
    title: 'O direito à memória nas cidades brasileiras',
    summary: 'Memória e cidade.',
    cover: '',
    genre: {
      id: 1,
      slug: 'dissertativo-argumentativo',
      name: 'Dissertativo-argumentativo',
      review_grid_id: 1,
      review_grid_name: 'Grade ENEM',
    },
    school_grades: [12],
    learning_path_type: null,
    review_types: ['N'],
    has_test_template: false,
    state: 'published',
    school: null,
    author_name: null,
    given_to: [],
    count_given: 0,
    statement: 'A partir dos textos motivadores, redija um texto sobre o direito à memória.',
    motivating_texts: [
      { kind: 'informativo', title: 'A praça', body: 'Uma praça guarda mais do que bancos.', source: '', is_invented: true },
    ],
    repertory_contents: [],
    template: null,
    is_own: false,
    version: 1,
    created: '2026-01-01T12:00:00-03:00',
    modified: '2026-01-01T12:00:00-03:00',
  }),
};
