interface NameList {
  readonly female: readonly string[];
  readonly male: readonly string[];
  readonly family: readonly string[];
}

const list = (female: string, male: string, family: string): NameList => ({
  female: female.split(' '),
  male: male.split(' '),
  family: family.split(' '),
});

/** Names of people in the sample organisation by country. */
export const sampleNames: Record<string, NameList> = {
  IN: list(
    'Aditi Bhavana Charulata Deepika Esha Gayatri Indira Jaya Keerthi Lakshmi Madhuri Nandini Pooja Radhika Sangeetha Tanvi Usha Vidya',
    'Abhinav Balaji Chetan Dinesh Gautam Harish Ishaan Karthik Mahesh Naveen Pranav Raghav Sanjay Siddharth Tarun Uday Vivek Yash',
    'Acharya Bhat Chandran Dhar Gokhale Hegde Iyer Jadhav Kamath Kulkarni Mathur Murthy Naidu Patil Purohit Raman Saxena Shetty Subramanian Thakur Varma',
  ),
  DE: list(
    'Annika Birgit Carolin Dorothea Elke Franziska Greta Hannah Inga Johanna Kathrin Lena Marlene Nele Petra Svenja',
    'Andreas Bastian Christoph Dieter Erik Florian Gregor Holger Jannik Karsten Leon Matthias Niklas Philipp Stefan Tobias',
    'Albrecht Bachmann Dietrich Ebert Franke Geiger Hartmann Jansen Kirchner Lorenz Neumann Pohl Reinhardt Seidel Thiele Wagner Zimmermann',
  ),
  ES: list(
    'Alba Beatriz Carmen Elena Irene Laia Marta Noelia Pilar Raquel Silvia Teresa',
    'Adrián Bruno Carlos Daniel Enrique Gonzalo Iván Javier Marcos Nicolás Pablo Sergio',
    'Aguilar Benítez Cabrera Delgado Esteban Fuentes Gallego Herrero Ibáñez Lozano Navarro Pascual Rovira Santos Vidal',
  ),
  FR: list(
    'Adèle Brigitte Clémence Delphine Élodie Inès Jeanne Léa Manon Noémie Pauline Sandrine',
    'Adrien Baptiste Cédric Damien Étienne Gaspard Hugo Laurent Mathieu Olivier Rémi Thibault',
    'Aubert Blanchard Chevalier Deschamps Fontaine Gauthier Lambert Mercier Perrin Renaud Rousseau Vasseur',
  ),
  JP: list(
    'Aiko Chihiro Emi Haruka Kaori Mariko Naomi Rina Sayuri Tomoko Yui Yumi',
    'Akira Daisuke Hiroshi Kazuki Kenta Makoto Naoki Ryota Satoshi Shota Takumi Yuto',
    'Abe Endo Fujimoto Hayashi Inoue Kimura Matsuda Nakagawa Okada Sakamoto Takahashi Ueda Watanabe Yamashita',
  ),
  CN: list(
    'Fang Hui Jing Lan Lihua Mei Ning Qian Shan Ting Xiaoyan Yuxin',
    'Bowen Chao Feng Guang Hao Jian Kai Lei Peng Tao Wenjie Zhiyuan',
    'Chen Deng Fan Gao Han Jiang Lin Ma Pan Shen Sun Tang Wang Xie Yang Zhou',
  ),
  US: list(
    'Abigail Brooke Chloe Denise Erica Hannah Jasmine Kimberly Lauren Monica Natalie Rachel Tiffany Vanessa',
    'Aaron Brandon Caleb Derek Ethan Isaiah Jordan Kevin Marcus Nathan Peter Ryan Tyler Wesley',
    'Baker Brooks Collins Davis Ellis Freeman Garcia Harris Jenkins Kim Lopez Mitchell Nguyen Parker Reed Sullivan Turner Washington',
  ),
  GB: list(
    'Alice Bethan Catriona Eleanor Fiona Harriet Imogen Lydia Niamh Poppy Rosalind Zara',
    'Alistair Callum Duncan Edward Gareth Imran Jack Kieran Lewis Nigel Rhys Stuart',
    'Ashworth Bailey Clarke Dawson Evans Fletcher Hussain Kaur Lawson MacLeod Okafor Patel Pritchard Shaw Thornton Whitaker',
  ),
};

/** Cities' street names, for home addresses. */
export const sampleStreets = [
  'Orchard Lane',
  'Lake View Road',
  'Station Street',
  'Mill Road',
  'Garden Avenue',
  'Harbour Street',
];
