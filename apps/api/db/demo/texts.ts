export const texts = {
  making: 'Criando a rede de demonstração…',
  loaded: (students: number, classes: number, schools: number, seconds: number) =>
    `Demonstração pronta: ${schools} escolas, ${classes} turmas e ${students.toLocaleString('pt-BR')} estudantes em ${seconds.toLocaleString('pt-BR', { maximumFractionDigits: 1 })} s`,
};
