/** What becomes of a row; `checking` until the server has said it of these very values. */
export type RowState = 'created' | 'exists' | 'refused' | 'checking' | 'excluded';
export type Counts = Record<RowState, number>;
