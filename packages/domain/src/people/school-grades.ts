/** Spec §5: 6 to 9 are EFII, 10 to 12 EM, then Cursinho and Outro. */
export const SCHOOL_GRADES: Readonly<Record<number, string>> = {
  6: '6º EFII',
  7: '7º EFII',
  8: '8º EFII',
  9: '9º EFII',
  10: '1º EM',
  11: '2º EM',
  12: '3º EM',
  13: 'Cursinho',
  14: 'Outro',
};

export const schoolGradeName = (grade: number) => SCHOOL_GRADES[grade] ?? 'Outro';
