/* Invented words of invented guests, by the language that they are written in. */

export type ReviewLanguage = 'en' | 'nl' | 'de' | 'fr' | 'es';

/** how much better or worse than the house a stay was that is told so, and the words */
export type Opinion = readonly [worth: number, text: string];

interface Words {
  names: readonly [string, ...string[]];
  openings: readonly [Opinion, ...Opinion[]];
  remarks: readonly [Opinion, ...Opinion[]];
}

export const REVIEW_WORDS: Record<ReviewLanguage, Words> = {
  en: {
    names: ['Tom', 'Priya', 'Grace', 'Callum', 'Noor', 'Hannah'],
    openings: [
      [0.8, 'Lovely house and a quiet room.'],
      [0.6, 'Friendly people and a good bed, everything as described.'],
      [0.2, 'A great place to explore the town from.'],
      [-0.4, 'Clean and practical, nothing more and nothing less.'],
      [-1, 'Fine for one night.'],
    ],
    remarks: [
      [0.6, 'We would come back.'],
      [0.4, 'Breakfast was very good.'],
      [-0.3, 'The room was a little small for the price.'],
      [-0.6, 'Some noise from the street in the morning.'],
      [-0.9, 'The bathroom could do with a renewal.'],
    ],
  },
  nl: {
    names: ['Sanne', 'Wouter', 'Fatima', 'Daan', 'Lieke', 'Ruben'],
    openings: [
      [0.8, 'Heerlijk geslapen, mooie kamer met uitzicht.'],
      [0.6, 'Vriendelijke ontvangst en alles was schoon.'],
      [0.2, 'Prima plek om de stad te voet te bekijken.'],
      [-0.4, 'Netjes en praktisch, precies wat je mag verwachten.'],
      [-1, 'Voor één nacht te doen.'],
    ],
    remarks: [
      [0.6, 'Hier komen we zeker terug.'],
      [0.4, 'Het ontbijt was uitgebreid.'],
      [-0.3, 'De kamer was wat klein voor deze prijs.'],
      [-0.6, 'Je hoort de straat wel.'],
      [-0.9, 'De badkamer is aan vernieuwing toe.'],
    ],
  },
  de: {
    names: ['Jonas', 'Katrin', 'Elif', 'Moritz', 'Sabine'],
    openings: [
      [0.8, 'Sehr schönes Haus in ruhiger Lage.'],
      [0.5, 'Freundliches Personal und bequeme Betten.'],
      [0.1, 'Gute Lage, vieles ist zu Fuß erreichbar.'],
      [-0.8, 'Für eine Nacht in Ordnung.'],
    ],
    remarks: [
      [0.6, 'Wir kommen gerne wieder.'],
      [0.4, 'Das Frühstück war reichhaltig.'],
      [-0.4, 'Das Zimmer war etwas klein.'],
      [-0.8, 'Das Bad ist in die Jahre gekommen.'],
    ],
  },
  fr: {
    names: ['Aïcha', 'Hugo', 'Camille', 'Luc', 'Inès'],
    openings: [
      [0.8, 'Très belle maison, chambre calme.'],
      [0.5, 'Accueil chaleureux et literie confortable.'],
      [0.1, 'Bien situé pour visiter la ville.'],
      [-0.8, 'Correct pour une nuit.'],
    ],
    remarks: [
      [0.6, 'Nous reviendrons avec plaisir.'],
      [0.4, 'Le petit-déjeuner était excellent.'],
      [-0.4, 'La chambre est un peu petite.'],
      [-0.8, 'La salle de bains mériterait une rénovation.'],
    ],
  },
  es: {
    names: ['Marta', 'Javier', 'Lucía', 'Andrés', 'Carmen'],
    openings: [
      [0.8, 'Una casa preciosa y una habitación tranquila.'],
      [0.5, 'Personal muy amable y camas cómodas.'],
      [0.1, 'Buena ubicación para conocer la ciudad.'],
      [-0.8, 'Está bien para una noche.'],
    ],
    remarks: [
      [0.6, 'Volveremos seguro.'],
      [0.4, 'El desayuno era muy completo.'],
      [-0.4, 'La habitación es algo pequeña.'],
      [-0.8, 'El baño necesita una reforma.'],
    ],
  },
};
