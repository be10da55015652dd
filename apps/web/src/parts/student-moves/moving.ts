/** Who is to move or leave, by id and full name. */
export type MovingStudent = { id: number; name: string };
export type FromGroup = { id: number; name: string; school_year: number };
