/** Given names of people born between 1960 and 1998. */
export const women = `
Adriana, Alessandra, Aline, Ana Cláudia, Ana Lúcia, Ana Paula, Andréa, Andreia, Ângela, Aparecida, Carla, Carmem, Cátia, Célia, Cíntia, Cláudia,
Conceição, Cristiane, Cristina, Daniela, Denise, Dulce, Edna, Eliana, Eliane, Elisângela, Elizabete, Fabiana, Fátima, Flávia, Francisca, Gilmara,
Gisele, Glória, Graça, Irene, Ivone, Jaqueline, Josefa, Joyce, Jussara, Kátia, Lídia, Lilian, Lúcia, Luciana, Luciene, Magali, Márcia,
Maria do Carmo, Maria José, Marilene, Marisa, Marlene, Michele, Miriam, Mônica, Neide, Patrícia, Regiane, Regina, Renata, Rita de Cássia, Roberta,
Rosana, Rosilda, Sandra, Selma, Shirley, Silvana, Sílvia, Simone, Solange, Sônia, Suzana, Tatiana, Tereza, Valéria, Vera Lúcia, Viviane, Zuleide`;

export const men = `
Ademir, Adilson, Aílton, Alexandre, Antônio Carlos, Carlos Alberto, Cláudio, Cleber, Cristiano, Edmilson, Edson, Eduardo, Evandro, Fábio, Fernando,
Flávio, Francisco, Geraldo, Gilberto, Gilson, Hélio, Ivan, Jair, João Batista, Joaquim, Jorge, José Antônio, José Roberto, Júlio, Leandro, Luís Carlos,
Marcelo, Márcio, Marcos, Mauro, Milton, Nelson, Nilson, Osvaldo, Paulo César, Paulo Roberto, Raimundo, Reginaldo, Ricardo, Roberto, Rogério, Ronaldo,
Rubens, Sérgio, Severino, Sidnei, Valdemar, Valter, Vanderlei, Wagner`;
