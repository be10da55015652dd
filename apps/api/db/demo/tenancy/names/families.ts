/** The surnames that most families share come first and come often. */
export const commonest =
  'Silva, Santos, Oliveira, Souza, Pereira, Lima, Ferreira, Costa, Rodrigues, Almeida, Nascimento, Alves, Carvalho, Araújo, Ribeiro';

export const common = `
Aguiar, Amaral, Amorim, Andrade, Antunes, Assunção, Azevedo, Barbosa, Barreto, Barros, Bastos, Batista, Bezerra, Borges, Braga, Brandão, Brito, Bueno,
Caldas, Camargo, Campos, Cardoso, Carneiro, Castro, Cavalcante, Coelho, Correia, Coutinho, Cruz, Cunha, da Luz, da Mata, das Neves, de Jesus, Dias,
do Carmo, dos Anjos, dos Reis, Duarte, Esteves, Evangelista, Farias, Fernandes, Figueiredo, Florêncio, Fonseca, França, Franco, Freire, Freitas,
Furtado, Galvão, Garcia, Gomes, Gonçalves, Guedes, Guimarães, Leal, Leite, Lemos, Lopes, Macedo, Machado, Maciel, Magalhães, Maia, Marinho, Marques,
Martins, Matos, Medeiros, Melo, Mendes, Menezes, Miranda, Monteiro, Moraes, Moreira, Mota, Moura, Nogueira, Nunes, Paiva, Passos, Peixoto, Pimentel,
Pinheiro, Pinto, Pires, Prado, Queiroz, Ramos, Rangel, Rezende, Rocha, Sá, Sales, Sampaio, Santana, Santiago, Saraiva, Siqueira, Soares, Tavares,
Teixeira, Teles, Torres, Trindade, Valente, Vasconcelos, Vaz, Viana, Vieira, Vilela, Xavier`;

/** Families whose given names often tell where the grandparents came from; `weight` is how many of a thousand students. */
export const origins = [
  {
    weight: 22,
    girls: 'Akemi, Yumi, Naomi, Sayuri, Mariana, Letícia',
    boys: 'Kenji, Hiroshi, Akira, Lucas, Rafael, Bruno',
    surnames: 'Tanaka, Sato, Nakamura, Yamada, Kobayashi, Fujimoto',
  },
  {
    weight: 30,
    girls: 'Dandara, Zuri, Aisha, Malika, Ayana, Nzinga',
    boys: 'Akin, Zumbi, Malik, Kwame, Jorge, Abayomi',
    surnames: 'Nascimento, Conceição, do Rosário, Santana, dos Santos, Palmares',
  },
  {
    weight: 18,
    girls: 'Jaci, Potira, Iracema, Moema, Tainá, Anahí',
    boys: 'Ubirajara, Raoni, Peri, Cauê, Moacir, Araquém',
    surnames: 'Guajajara, Terena, Xavante, Karajá, Kaingang, Tukano',
  },
  {
    weight: 20,
    girls: 'Samira, Layla, Yasmin, Nádia, Soraia, Jamile',
    boys: 'Karim, Samir, Omar, Faruk, Elias, Jamil',
    surnames: 'Haddad, Nassif, Salim, Khoury, Abdala, Mansur',
  },
  {
    weight: 34,
    girls: 'Chiara, Giulia, Bianca, Pietra, Martina, Antonella',
    boys: 'Enrico, Giovani, Lorenzo, Vicenzo, Mateo, Luigi',
    surnames: 'Rossi, Bianchi, Ferrari, Zanetti, Martinelli, Bertolini',
  },
  {
    weight: 20,
    girls: 'Heidi, Ingrid, Helga, Sofie, Nadine, Emma',
    boys: 'Otto, Hans, Klaus, Henrique, Érico, Leopoldo',
    surnames: 'Schneider, Müller, Becker, Weber, Kowalski, Wojcik',
  },
  {
    weight: 10,
    girls: 'Wayra, Maribel, Rosalía, Luz Marina, Belén, Yolanda',
    boys: 'Rubén, Wilmer, Edwin, Álvaro, Jhon, Iván',
    surnames: 'Quispe, Mamani, Condori, Choque, Huanca, Rojas',
  },
  {
    weight: 10,
    girls: 'Fabiola, Rose-Laure, Mirlande, Esther, Daphnée, Nadège',
    boys: 'Jean-Luc, Widson, Emmanuel, Frantz, Jimmy, Stanley',
    surnames: 'Pierre, Jean-Baptiste, Joseph, Louis, Charles, Toussaint',
  },
] as const;
