export const TEST_TYPES = ['pratica', 'avaliacao', 'simulado'] as const;
export type TestType = (typeof TEST_TYPES)[number];
