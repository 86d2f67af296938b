// Ranges to begin with, as the engine reads them.
import { percent } from '../../format'
import { words } from '../../words'

export interface Preset {
  name: string
  range: string
}

const tops: readonly Preset[] = [5, 10, 15, 20, 30, 50].map((share) => ({
  name: words.ranges.topPreset(percent(share / 100, 0)), range: `top ${share}%`,
}))

export const presets: readonly Preset[] = [
  ...tops,
  { name: words.ranges.anyPair, range: '22+' },
  { name: words.ranges.suitedBroadways, range: 'ATs+,KTs+,QTs+,JTs' },
  { name: words.ranges.suitedAces, range: 'A2s+' },
]
