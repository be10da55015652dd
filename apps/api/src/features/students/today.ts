/** The day in Brazil, as `2026-11-15`: the schools' day, whatever the machine's clock says. */
export const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date());
