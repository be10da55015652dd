/** Given names of people born after 2005, in many families' tastes and spellings. */
export const girls = `
Ágata, Alana, Alice, Alícia, Amanda, Ana Beatriz, Ana Carolina, Ana Clara, Ana Júlia, Ana Laura, Ana Lívia, Ana Luíza, Ana Vitória,
Ariane, Ayla, Bárbara, Beatriz, Bianca, Brenda, Bruna, Camila, Camilly, Carolina, Caroline, Catarina, Cecília, Clara, Clarice, Dandara, Débora,
Eduarda, Elisa, Eloá, Emanuelly, Emilly, Ester, Eva, Evelyn, Fernanda, Flávia, Franciele, Gabriela, Gabrielly, Geovana, Giovanna, Gislaine,
Helena, Heloísa, Iara, Ingrid, Isabel, Isabela, Isabelly, Isadora, Ísis, Jamile, Janaína, Jéssica, Jhenifer, Joana, Júlia, Juliana, Kailane,
Kamila, Kauany, Kelly, Ketlyn, Lara, Larissa, Laura, Lavínia, Layla, Letícia, Lia, Lívia, Lorena, Lorrany, Luana, Luísa, Luiza, Luna,
Maísa, Manuela, Marcela, Maria, Maria Alice, Maria Antônia, Maria Cecília, Maria Clara, Maria da Paz, Maria Eduarda, Maria Fernanda,
Maria Helena, Maria Júlia, Maria Luíza, Maria Vitória, Mariana, Marina, Maya, Melissa, Milena, Mirela, Mirella, Monique, Natália, Nayara,
Nicole, Nina, Olívia, Paloma, Pâmela, Paola, Pérola, Pietra, Poliana, Priscila, Rafaela, Raíssa, Raquel, Rayane, Rayssa, Rebeca, Sabrina,
Samara, Sarah, Sofia, Sophia, Stella, Stephany, Suellen, Tainá, Tainara, Talita, Taís, Thayná, Valentina, Vanessa, Victoria, Vitória, Yara,
Yasmin`;

export const boys = `
Adriano, Alan, Alex, Alexandre, Álvaro, Anderson, André, Anthony, Antônio, Arthur, Artur, Augusto, Benício, Benjamim, Bento, Bernardo, Breno,
Bruno, Bryan, Caio, Calebe, Carlos Eduardo, Cauã, Cauê, Cícero, Daniel, Danilo, Davi, Davi Lucas, Denílson, Diego, Diogo, Douglas, Eduardo,
Elias, Emanuel, Enzo, Enzo Gabriel, Erick, Estêvão, Fábio, Felipe, Fernando, Francisco, Gabriel, Geovane, Guilherme, Gustavo, Heitor, Henrique,
Hugo, Iago, Igor, Isaac, Ismael, Israel, Jean, João, João Gabriel, João Guilherme, João Lucas, João Miguel, João Paulo, João Pedro, João Victor,
Joaquim, Jonas, Jonathan, José Augusto, José Carlos, José Henrique, José Vitor, Josué, Juan, Júlio César, Kaíque, Kauã, Kauê, Kayky, Kelvin,
Kevin, Leandro, Leonardo, Levi, Lorenzo, Luan, Lucas, Lucca, Luís Felipe, Luís Fernando, Luís Gustavo, Luís Henrique, Maicon, Marcelo,
Marcos Vinícius, Mateus, Matheus, Maurício, Micael, Miguel, Murilo, Natan, Nathan, Nicolas, Otávio, Pablo, Paulo Henrique, Pedro, Pedro Henrique,
Pedro Lucas, Pietro, Rafael, Raimundo, Raul, Rian, Ricardo, Rodrigo, Ruan, Ryan, Samuel, Saulo, Sérgio, Tales, Thales, Theo, Thiago, Tiago, Tomás,
Ubiratã, Vicente, Victor Hugo, Vinícius, Vítor, Wallace, Wellington, Wesley, William, Yan, Yuri`;
